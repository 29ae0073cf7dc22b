import { useEffect, useState } from "preact/hooks";

/** Tells whether a media query matches now, such as `(min-width: 1000px)`. */
export function useMedia(query: string): boolean {
  const [applies, set] = useState(() => window.matchMedia(query).matches);
  useEffect(() => {
    const media = window.matchMedia(query);
    const follow = () => set(media.matches);
    follow();
    media.addEventListener("change", follow);
    return () => media.removeEventListener("change", follow);
  }, [query]);
  return applies;
}
