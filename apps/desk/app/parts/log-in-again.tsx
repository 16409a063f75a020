import { useEffect, useState } from "react";
import { Dialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import { useDesk } from "../desk-context.ts";
import { onLoginNeeded, refresh } from "../requests.ts";
import { LogInForm } from "./log-in-form.tsx";

/** Asks for the password in a dialog when the session has ended, so that nothing typed on the screen is lost. */
export function LogInAgain() {
  const { words, session } = useDesk();
  const [isNeeded, setIsNeeded] = useState(false);
  useEffect(() => onLoginNeeded(() => setIsNeeded(true)), []);
  return (
    <ModalOverlay className="ask-dialog" isOpen={isNeeded} isKeyboardDismissDisabled>
      <Modal className="ask-dialog__window">
        <Dialog className="ask-dialog__content stack" role="alertdialog">
          <Heading slot="title" className="ask-dialog__title">
            {words.loggedOut}
          </Heading>
          <p>{words.loggedOutHelp}</p>
          <LogInForm
            onDone={(name) => {
              // Drafts belong to one person.
              if (name !== session.person?.name) location.reload();
              setIsNeeded(false);
              refresh();
            }}
          />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
