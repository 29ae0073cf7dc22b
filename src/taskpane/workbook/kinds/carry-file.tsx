import { useState } from "preact/hooks";
import { DropZone } from "../../components/drop-zone";
import { TextField } from "../../components/field";
import { FieldRow } from "../../components/name-fields";
import { errorText } from "../../shared/error-text";
import { carryFileTexts as texts } from "./carry-file-texts";
import type { Stage } from "./carry-stage";
import type { FormProps } from "./kind-form";
import { listedTeams } from "./swiss-teams";

/**
 * Field for the file of an earlier stage: takes over all or part of its points, and its team names if the form has
 * none.
 */
export function CarryFile({ choice, change }: FormProps) {
  const [stage, setStage] = useState<Stage | null>(null);
  const [part, setPart] = useState("");
  const [places, setPlaces] = useState("");
  const [fault, setFault] = useState("");
  /**
   * Team names as last filled in from the file. If the user has not edited them, a change of the field "places"
   * replaces them.
   */
  const [filledList, setFilledList] = useState("");
  const take = async (read: Stage, typedPart: string, typedPlaces: string) => {
    try {
      const { carriedFrom } = await import("./carry-stage");
      const isOwn = choice.list.trim() !== "" && choice.list !== filledList;
      const { text, names } = carriedFrom(read.teams, read.file, {
        part: typedPart.trim() || undefined,
        places: typedPlaces.trim() || undefined,
        teams: isOwn ? listedTeams(choice.list) : null,
      });
      const list = isOwn ? choice.list : names.join("\n");
      if (!isOwn) setFilledList(list);
      change({ carry: text, list });
      setFault("");
    } catch (error) {
      setFault(errorText(error));
    }
  };
  const takeFile = async ([file]: readonly File[]) => {
    if (!file) return;
    try {
      const { stageOf } = await import("./carry-stage");
      const read = await stageOf(file);
      setStage(read);
      await take(read, part, places);
    } catch (error) {
      setStage(null);
      setFault(errorText(error));
    }
  };
  const again = (typedPart: string, typedPlaces: string) => {
    setPart(typedPart);
    setPlaces(typedPlaces);
    if (stage) void take(stage, typedPart, typedPlaces);
  };
  return (
    <>
      <FieldRow>
        <TextField
          label={texts.places}
          name="places"
          placeholder={texts.placesExample}
          value={places}
          onType={(typed) => again(part, typed)}
        />
        <TextField
          label={texts.part}
          name="carry-part"
          placeholder={texts.partExample}
          value={part}
          onType={(typed) => again(typed, places)}
        />
      </FieldRow>
      <DropZone
        label={texts.file}
        accept=".xlsx,.csv,.txt,text/csv,text/plain"
        hint={stage?.remark || texts.hint}
        fault={fault}
        onFiles={(files) => void takeFile(files)}
      />
    </>
  );
}
