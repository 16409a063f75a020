import { DangerBox, type DangerBoxProps } from "../danger-box/danger-box";

/** The warning box in the live region of a search field. */
export function DangerAlert(props: DangerBoxProps) {
  return (
    <template id="danger-box">
      <DangerBox {...props} />
    </template>
  );
}
