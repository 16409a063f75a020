import { useFormContext } from "react-hook-form";
import type { Refused } from "../api.ts";
import { useWords } from "../app/desk-context.ts";
import { Press } from "../app/parts/press.tsx";
import { SecondLook } from "./second-look.tsx";
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
      <SecondLook
        title={words.conflictTitle}
        help={words.conflictHelp}
        confirm={words.keepMine}
        other={<Press onPress={() => keepTheirs(conflict)}>{words.keepTheirs}</Press>}
        titles={[words.theirs, words.mine]}
        values={(conflict.conflicts ?? []).map(({ field, ours, theirs }) => ({ field, before: theirs, after: ours }))}
        onConfirm={() => send(conflict.seen)}
        onClose={wait}
      />
    );
  if (grave.length === 0) return null;
  return (
    <SecondLook
      title={words.graveTitle}
      help={words.graveHelp}
      confirm={words.graveYes}
      values={grave}
      onConfirm={() => send()}
      onClose={wait}
    />
  );
}
