import { useState } from "react";
import { useWords } from "../desk-context.ts";
import { logIn } from "../requests.ts";
import { useRequest } from "../use-request.ts";
import { Failure } from "./failure.tsx";
import { Press } from "./press.tsx";

/** Name and password, as the browser's password manager knows them. */
export function LogInForm({ onDone }: { onDone(name: string): void }) {
  const words = useWords();
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
      <div className="field">
        <label className="field__label" htmlFor="log-in-name">
          {words.yourName}
        </label>
        <input
          id="log-in-name"
          className="field__input"
          autoComplete="username"
          autoCapitalize="none"
          required
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </div>
      <div className="field">
        <label className="field__label" htmlFor="log-in-password">
          {words.password}
        </label>
        <input
          id="log-in-password"
          className="field__input"
          type="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </div>
      <Failure error={error} />
      <div className="buttons">
        <Press look="solid" isDisabled={isBusy}>
          {words.logIn}
        </Press>
      </div>
    </form>
  );
}
