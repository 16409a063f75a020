import { useDesk } from "../desk-context.ts";
import { post } from "../requests.ts";
import { useRequest } from "../use-request.ts";

/** The person's name, and a button that ends this browser's session on the server. */
export function LogOut() {
  const { messages, person } = useDesk();
  const { run, isBusy, error } = useRequest();
  const logOut = async () => {
    await post("/api/log-out");
    location.assign("/");
  };
  return (
    <>
      <button type="button" className="frame__person" disabled={isBusy} onClick={() => run(logOut)}>
        {person} <span className="frame__log-out">{messages.logOut}</span>
      </button>
      {error && <span role="alert">{messages.logOutFailed}</span>}
    </>
  );
}
