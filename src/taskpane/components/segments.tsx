import "./segments.css";

interface SegmentsProps<V extends string> {
  readonly label: string;
  readonly options: readonly (readonly [value: V, text: string])[];
  readonly chosen: V;
  readonly onChoose: (value: V) => void;
}

/** A choice between a few values, each named by a word or two. */
export function Segments<V extends string>({ label, options, chosen, onChoose }: SegmentsProps<V>) {
  return (
    <div class="segments" role="group" aria-label={label}>
      {options.map(([value, text]) => (
        <button type="button" key={value} aria-pressed={value === chosen} onClick={() => onChoose(value)}>
          {text}
        </button>
      ))}
    </div>
  );
}
