import { useDesk } from "../app/desk-context.ts";
import { AskDialog } from "../app/parts/ask-dialog.tsx";
import { BeforeAfter } from "../app/parts/before-after.tsx";
import { ConflictDialog } from "../app/parts/conflict-dialog.tsx";
import type { useSaving } from "./use-saving.ts";

/** Questions before a save: conflicts, and changes of numbers and texts for emergencies. */
export function SaveQuestions({ saving }: { saving: ReturnType<typeof useSaving> }) {
  const { messages } = useDesk();
  const { path, conflicts, grave, answerGrave } = saving;
  if (conflicts) return <ConflictDialog conflicts={conflicts} />;
  if (grave.length === 0) return null;
  return (
    <AskDialog
      title={messages.graveTitle}
      tone="alert"
      confirm={{ label: messages.graveYes, onClick: () => answerGrave(true) }}
      onClose={() => answerGrave(false)}
    >
      <p>{messages.graveHelp}</p>
      <BeforeAfter record={path} values={grave} />
    </AskDialog>
  );
}
