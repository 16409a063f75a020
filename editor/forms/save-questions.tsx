import { useWords } from "../app/desk-context.ts";
import { SecondLook } from "./second-look.tsx";
import type { useSaving } from "./use-saving.ts";

/** What a save asks first: two people in the same field; a number or a text that somebody in danger goes by. */
export function SaveQuestions({ saving }: { saving: ReturnType<typeof useSaving> }) {
  const words = useWords();
  const { conflict, grave, send, wait } = saving;
  if (conflict)
    return (
      <SecondLook
        title={words.conflictTitle}
        help={words.conflictHelp}
        confirm={words.keepMine}
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
