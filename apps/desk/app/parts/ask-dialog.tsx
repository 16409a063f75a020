import type { ReactNode } from "react";
import { Dialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import { useDesk } from "../desk-context.ts";
import { Button } from "./button.tsx";

interface AskDialogProps {
  title: string;
  children: ReactNode;
  /** The button that confirms; without it, the children have buttons. */
  confirm?: { label: string; onClick(): void; isDisabled?: boolean };
  /** "alert" for actions that can't be undone. */
  tone?: "plain" | "alert";
  /** The label of the button that closes it; by default "Cancel". */
  close?: string;
  /** Without it, a person can't leave the dialog without an answer. */
  onClose?(): void;
}

/** A dialog with a question. Escape, the backdrop and "Cancel" close it without a change. */
export function AskDialog({ title, children, confirm, tone = "plain", close, onClose }: AskDialogProps) {
  const { messages } = useDesk();
  return (
    <ModalOverlay
      className="ask-dialog"
      isOpen
      isDismissable={onClose !== undefined}
      isKeyboardDismissDisabled={!onClose}
      onOpenChange={(isOpen) => !isOpen && onClose?.()}
    >
      <Modal className="ask-dialog__window">
        <Dialog className="ask-dialog__content stack" role={tone === "alert" ? "alertdialog" : "dialog"}>
          <Heading slot="title" className="ask-dialog__title">
            {title}
          </Heading>
          {children}
          {onClose && (
            <div className="ask-dialog__buttons buttons">
              <Button onClick={onClose}>{close ?? messages.cancel}</Button>
              {confirm && (
                <Button look="solid" isDisabled={confirm.isDisabled} onClick={confirm.onClick}>
                  {confirm.label}
                </Button>
              )}
            </div>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
