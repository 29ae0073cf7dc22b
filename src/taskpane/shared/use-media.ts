import { useEffect, useState } from "preact/hooks";

/** True while a media query such as `(min-width: 1000px)` matches; a change renders the component again. */
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
