import { useState } from "react";
import type { Choices, FieldConflict, MergeChoices, RecordSummary } from "../../api.ts";
import { useFieldTexts } from "../../fields/field-texts.ts";
import { usePathText, useValueText } from "../../fields/value-text.ts";
import { clockOf } from "../days.ts";
import { useDesk } from "../desk-context.ts";
import { useAnswer } from "../requests.ts";
import type { Conflicts } from "../use-request.ts";
import { AskDialog } from "./ask-dialog.tsx";

interface ConflictDialogProps {
  conflicts: Conflicts;
  /** The labels of the two sides; by default the change of others and this person's. */
  sides?: Record<"ours" | "theirs", string>;
}

/** Asks which side to keep, for each value that was changed twice. */
export function ConflictDialog({ conflicts: { fieldConflicts, choose, close }, sides }: ConflictDialogProps) {
  const { messages, person } = useDesk();
  const isOwn = fieldConflicts.every(({ by }) => by === person);
  const sidesOfTabs = { theirs: messages.ofOtherTab, ours: messages.ofThisTab };
  const [choices, setChoices] = useState<MergeChoices>({});
  const [isMissing, setIsMissing] = useState(false);
  const confirm = () => {
    if (fieldConflicts.every(({ id }) => choices[id])) choose(choices);
    else setIsMissing(true);
  };
  return (
    <AskDialog
      title={isOwn ? messages.ownConflictTitle : messages.conflictTitle}
      tone="alert"
      confirm={{ label: messages.saveChoices, onClick: confirm }}
      onClose={close}
    >
      <p>{messages.conflictHelp}</p>
      {fieldConflicts.map((conflict) => (
        <ConflictChoice
          key={conflict.id}
          conflict={conflict}
          sides={sides ?? (isOwn ? sidesOfTabs : { theirs: messages.theirs, ours: messages.mine })}
          chosen={choices[conflict.id]}
          onChoose={(side) => setChoices({ ...choices, [conflict.id]: side })}
        />
      ))}
      {isMissing && <p role="alert">{messages.chooseEach}</p>}
    </AskDialog>
  );
}

interface ConflictChoiceProps {
  conflict: FieldConflict;
  sides: Record<"ours" | "theirs", string>;
  chosen: "ours" | "theirs" | undefined;
  onChoose(side: "ours" | "theirs"): void;
}

function ConflictChoice({ conflict, sides, chosen, onChoose }: ConflictChoiceProps) {
  const { language, person } = useDesk();
  const fieldTexts = useFieldTexts();
  const { answer: records } = useAnswer<RecordSummary[]>("/api/records");
  const { answer: choices } = useAnswer<Choices>("/api/choices");
  const { id, path, field, by, at } = conflict;
  const savedBy = [by !== person && by, at && clockOf(at, language)].filter(Boolean);
  const valueText = useValueText(path, choices);
  const pathText = usePathText(choices);
  const record = fieldTexts.record(path, records?.find((summary) => summary.path === path)?.name);
  return (
    <fieldset className="choices conflict">
      <legend className="field__label">{[record, pathText(conflict)].filter(Boolean).join(" › ")}</legend>
      {(["theirs", "ours"] as const).map((side) => (
        <label key={side} className="choices__one">
          <input type="radio" name={id} checked={chosen === side} onChange={() => onChoose(side)} />
          <span className="conflict__side">
            <span className="quiet">{side === "theirs" ? [sides.theirs, ...savedBy].join(" · ") : sides.ours}</span>{" "}
            <span>{valueText(field, conflict[side])}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
