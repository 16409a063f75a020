import { useFormContext } from "react-hook-form";
import type { Refused } from "../api.ts";
import { useWords } from "../app/desk-context.ts";
import { AskDialog } from "../app/parts/ask-dialog.tsx";
import { BeforeAfter } from "../app/parts/before-after.tsx";
import { Press } from "../app/parts/press.tsx";
import type { useSaving } from "./use-saving.ts";

/** What a save asks first: two people in the same field; a number or a text that somebody in danger goes by. */
export function SaveQuestions({ saving }: { saving: ReturnType<typeof useSaving> }) {
  const words = useWords();
  const { setValue } = useFormContext();
  const { conflict, grave, send, wait } = saving;
  const keepTheirs = ({ conflicts = [], seen }: Refused) => {
    for (const { field, theirs } of conflicts) setValue(field.join("."), theirs ?? null);
    return send(seen);
  };
  if (conflict)
    return (
      <AskDialog
        title={words.conflictTitle}
        tone="alert"
        confirm={{ label: words.keepMine, onPress: () => send(conflict.seen) }}
        onClose={wait}
      >
        <p>{words.conflictHelp}</p>
        <BeforeAfter
          titles={[words.theirs, words.mine]}
          values={(conflict.conflicts ?? []).map(({ field, ours, theirs }) => ({
            field,
            before: theirs,
            after: ours,
          }))}
        />
        <Press onPress={() => keepTheirs(conflict)}>{words.keepTheirs}</Press>
      </AskDialog>
    );
  if (grave.length === 0) return null;
  return (
    <AskDialog
      title={words.graveTitle}
      tone="alert"
      confirm={{ label: words.graveYes, onPress: () => send() }}
      onClose={wait}
    >
      <p>{words.graveHelp}</p>
      <BeforeAfter values={grave} />
    </AskDialog>
  );
}
