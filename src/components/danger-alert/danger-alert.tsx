import { DangerBox, type DangerBoxProps } from "../danger-box/danger-box";
import "./danger-alert.css";

/** The place of the red box above a search field: when what is typed there speaks of danger, it is read out at once. */
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
