import { ArrowLink } from "../arrow-link/arrow-link";
import { CallButton } from "../call-button/call-button";

interface UrgentActionsProps {
  call: { label: string; number: string };
  /** The link to the part of a page that finds the visitor's position. */
  where?: { href: string; label: string };
}

/** The emergency call, and a link that helps the caller to describe the position. */
export function UrgentActions({ call, where }: UrgentActionsProps) {
  return (
    <>
      <CallButton {...call} tone="emergency" />
      {where && <ArrowLink {...where} />}
    </>
  );
}
