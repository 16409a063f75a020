import { useState } from "react";
import { useDesk } from "../desk-context.ts";
import { logIn } from "../requests.ts";
import { useRequest } from "../use-request.ts";
import { Button } from "./button.tsx";
import { Failure } from "./failure.tsx";
import { NamedInput } from "./named-input.tsx";

/** Name and password, in fields that the browser's password manager recognises. */
export function LogInForm({ onDone }: { onDone(name: string): void }) {
  const { messages } = useDesk();
  const { run, isBusy, error } = useRequest();
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        run(async () => {
          await logIn(name.trim(), password);
          onDone(name.trim());
        });
      }}
    >
      <NamedInput
        label={messages.yourName}
        autoComplete="username"
        autoCapitalize="none"
        required
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <NamedInput
        label={messages.password}
        type="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <Failure error={error} />
      <div className="buttons">
        <Button look="solid" isDisabled={isBusy}>
          {isBusy ? messages.loggingIn : messages.logIn}
        </Button>
      </div>
    </form>
  );
}
