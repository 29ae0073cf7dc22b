/** A list of suggestions for fields of text. */
export function Suggestions({ id, texts }: { readonly id: string; readonly texts: readonly string[] }) {
  return (
    <datalist id={id}>
      {texts.map((value) => (
        <option key={value} value={value} />
      ))}
    </datalist>
  );
}
