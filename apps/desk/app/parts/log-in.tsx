import { useDesk } from "../desk-context.ts";
import { LanguageButton } from "./language-button.tsx";
import { LogInForm } from "./log-in-form.tsx";
import { Title } from "./title.tsx";

/** The page for people who haven't logged in. */
export function LogIn() {
  const { messages } = useDesk();
  return (
    <main className="screen" data-alone>
      <Title>{messages.frontDesk}</Title>
      <LogInForm onDone={() => location.reload()} />
      <LanguageButton />
    </main>
  );
}
