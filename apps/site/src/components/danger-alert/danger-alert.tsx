import { DangerBox, type DangerBoxProps } from "../danger-box/danger-box";

/** The red box that shows in a search field's `DangerPlace`. */
export function DangerAlert(props: DangerBoxProps) {
  return (
    <template id="danger-box">
      <DangerBox {...props} />
    </template>
  );
}
