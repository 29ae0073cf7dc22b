import { Button } from "./button";
import { questionTexts } from "./question-texts";
import "./question.css";

interface QuestionProps {
  readonly text: string;
  readonly confirm: () => void;
  readonly cancel: () => void;
}

/** A question before an action, with buttons to confirm and to cancel. */
export function Question({ text, confirm, cancel }: QuestionProps) {
  return (
    <>
      <p class="question" role="alert">
        {text}
      </p>
      <div class="ways">
        <Button onPress={confirm}>{questionTexts.confirm}</Button>
        <Button onPress={cancel}>{questionTexts.cancel}</Button>
      </div>
    </>
  );
}
