import { useEffect, useState } from "react";
import { useDesk } from "../desk-context.ts";
import { onLoginNeeded, refresh } from "../requests.ts";
import { AskDialog } from "./ask-dialog.tsx";
import { LogInForm } from "./log-in-form.tsx";

/** Asks for the password in a dialog when the session has ended, so that nothing typed on the screen is lost. */
export function LogInAgain() {
  const { messages, session } = useDesk();
  const [isNeeded, setIsNeeded] = useState(false);
  useEffect(() => onLoginNeeded(() => setIsNeeded(true)), []);
  if (!isNeeded) return null;
  return (
    <AskDialog title={messages.loggedOut} tone="alert">
      <p>{messages.loggedOutHelp}</p>
      <LogInForm
        onDone={(name) => {
          // Drafts belong to one person.
          if (name.toLowerCase() !== session.person?.name.toLowerCase()) location.reload();
          setIsNeeded(false);
          refresh();
        }}
      />
    </AskDialog>
  );
}
