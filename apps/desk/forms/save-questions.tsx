import { useDesk } from "../app/desk-context.ts";
import { AskDialog } from "../app/parts/ask-dialog.tsx";
import { BeforeAfter } from "../app/parts/before-after.tsx";
import { ConflictDialog } from "../app/parts/conflict-dialog.tsx";
import type { useSaving } from "./use-saving.ts";

/** Questions before a save: conflicts, and changes of numbers and texts for emergencies. */
export function SaveQuestions({ saving }: { saving: ReturnType<typeof useSaving> }) {
  const { messages } = useDesk();
  const { path, conflicts, vital, answerVital } = saving;
  if (conflicts) return <ConflictDialog conflicts={conflicts} />;
  if (vital.length === 0) return null;
  return (
    <AskDialog
      title={messages.vitalTitle}
      tone="alert"
      confirm={{ label: messages.vitalYes, onClick: () => answerVital(true) }}
      onClose={() => answerVital(false)}
    >
      <p>{messages.vitalHelp}</p>
      <BeforeAfter record={path} values={vital} />
    </AskDialog>
  );
}
