import { useWords } from "../desk-context.ts";
import { post } from "../requests.ts";
import { useRequest } from "../use-request.ts";

/** Ends this browser's session on the server. */
export function LogOut() {
  const words = useWords();
  const { run, isBusy, error } = useRequest();
  const logOut = async () => {
    await post("/api/log-out");
    location.assign("/");
  };
  return (
    <>
      <button type="button" disabled={isBusy} onClick={() => run(logOut)}>
        {words.logOut}
      </button>
      {error && <span role="alert">{words.logOutFailed}</span>}
    </>
  );
}
