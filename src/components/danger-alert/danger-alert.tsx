import { DangerBox, type DangerBoxProps } from "../danger-box/danger-box";
import "./danger-alert.css";

/** The live region above a search field, where the red box shows when the query speaks of danger. */
export function DangerAlert(props: DangerBoxProps) {
  return (
    <>
      <div className="danger-alert" role="alert" />
      <template id="danger-box">
        <DangerBox {...props} />
      </template>
    </>
  );
}
