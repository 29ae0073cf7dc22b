/** What a page has to be without, because its policy refuses it: code and styles in it. */
export const INLINE = /<style|\sstyle\s*=|<script(?![^>]*\ssrc=)|\son\w+\s*=|javascript:/i;
