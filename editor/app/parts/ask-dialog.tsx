import type { ReactNode } from "react";
import { Dialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import { useWords } from "../desk-context.ts";

interface AskDialogProps {
  title: string;
  children: ReactNode;
  /** The button that does it; without one, the children have their own. */
  confirm?: { label: string; onPress(): void; isBusy?: boolean };
  /** "alert" for what cannot be taken back without a thought. */
  tone?: "plain" | "alert";
  onClose(): void;
}

/** A question before the page: Escape, the ground behind it and "Cancel" leave all as it is. */
export function AskDialog({ title, children, confirm, tone = "plain", onClose }: AskDialogProps) {
  const words = useWords();
  return (
    <ModalOverlay className="ask-dialog" isOpen isDismissable onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Modal className="ask-dialog__window">
        <Dialog className="ask-dialog__content" role={tone === "alert" ? "alertdialog" : "dialog"}>
          <Heading slot="title" className="ask-dialog__title">
            {title}
          </Heading>
          {children}
          <div className="ask-dialog__buttons">
            <button type="button" className="press" data-tone="quiet" onClick={onClose}>
              {words.cancel}
            </button>
            {confirm && (
              <button
                type="button"
                className="press"
                data-tone="solid"
                disabled={confirm.isBusy}
                onClick={confirm.onPress}
              >
                {confirm.label}
              </button>
            )}
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
