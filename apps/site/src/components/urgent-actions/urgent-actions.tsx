import { Button } from "../button/button";
import { CallButton } from "../call-button/call-button";

export interface UrgentActionsProps {
  call: { label: string; number: string };
  /** Where a phone says its place. */
  where?: { href: string; label: string };
}

/** The call to the emergency number, and what helps with it. */
export function UrgentActions({ call, where }: UrgentActionsProps) {
  return (
    <>
      <CallButton {...call} tone="emergency" />
      {where && <Button {...where} tone="quiet" />}
    </>
  );
}
