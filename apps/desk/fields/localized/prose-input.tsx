import { Markdown } from "@tiptap/markdown";
import { type Editor, EditorContent, useEditor, useEditorState } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";
import { useEffect, useRef, useState } from "react";
import { useDesk } from "../../app/desk-context.ts";
import { AskDialog } from "../../app/parts/ask-dialog.tsx";
import { NamedInput } from "../../app/parts/named-input.tsx";
import type { ControlInput } from "../control.tsx";

/** The Markdown that the content check accepts and the site styles. */
const kit = StarterKit.configure({
  heading: { levels: [2, 3] },
  blockquote: false,
  code: false,
  codeBlock: false,
  horizontalRule: false,
  strike: false,
  underline: false,
  trailingNode: false,
  link: { openOnClick: false, autolink: false },
});

interface ProseInputProps {
  input: ControlInput;
  lang: string;
}

/** Text as it will look, written to the record as Markdown. An unchanged text keeps every character. */
export function ProseInput({ input, lang }: ProseInputProps) {
  const latest = useRef(input);
  latest.current = input;
  const editor = useEditor({
    extensions: [kit, Markdown],
    content: String(input.value ?? ""),
    contentType: "markdown",
    editorProps: {
      attributes: {
        id: input.id,
        lang,
        role: "textbox",
        "aria-multiline": "true",
        // A label names only the browser's own inputs.
        "aria-labelledby": `label-${input.id}`,
        "aria-required": String(input["aria-required"]),
        "aria-describedby": input["aria-describedby"],
        class: "prose-input__text",
      },
    },
    onUpdate: ({ editor: { getMarkdown } }) => latest.current.onChange(`${getMarkdown().trim()}\n`),
    onBlur: () => latest.current.onBlur(),
  });
  useEffect(() => {
    // A discarded draft, or a text that was merged.
    const text = String(input.value ?? "");
    if (editor && text.trim() !== editor.getMarkdown().trim() && !editor.isFocused)
      editor.commands.setContent(text, { contentType: "markdown", emitUpdate: false });
  }, [editor, input.value]);
  if (!editor) return null;
  return (
    <div className="prose-input" aria-invalid={input["aria-invalid"]}>
      <ProseTools editor={editor} />
      <EditorContent editor={editor} />
    </div>
  );
}

/** The toolbar, with a button for each format. */
function ProseTools({ editor }: { editor: Editor }) {
  const { messages } = useDesk();
  const [link, setLink] = useState<string>();
  const is = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive("bold"),
      italic: now.isActive("italic"),
      title: now.isActive("heading", { level: 2 }),
      part: now.isActive("heading", { level: 3 }),
      points: now.isActive("bulletList"),
      steps: now.isActive("orderedList"),
      link: now.isActive("link"),
    }),
  });
  const chain = () => editor.chain().focus();
  const tools: [keyof typeof is, () => void][] = [
    ["title", () => chain().toggleHeading({ level: 2 }).run()],
    ["part", () => chain().toggleHeading({ level: 3 }).run()],
    ["bold", () => chain().toggleBold().run()],
    ["italic", () => chain().toggleItalic().run()],
    ["points", () => chain().toggleBulletList().run()],
    ["steps", () => chain().toggleOrderedList().run()],
    ["link", () => setLink(String(editor.getAttributes("link").href ?? ""))],
  ];
  return (
    <div className="prose-input__tools" role="toolbar" aria-label={messages.textTools}>
      {tools.map(([name, press]) => (
        <button key={name} type="button" className="prose-input__tool" aria-pressed={is[name]} onClick={press}>
          {messages.prose[name]}
        </button>
      ))}
      {link !== undefined && (
        <AskDialog
          title={messages.prose.link}
          confirm={{
            label: messages.done,
            onClick: () => {
              if (link) chain().extendMarkRange("link").setLink({ href: link }).run();
              else chain().extendMarkRange("link").unsetLink().run();
              setLink(undefined);
            },
          }}
          onClose={() => setLink(undefined)}
        >
          <NamedInput
            label={messages.linkAddress}
            value={link}
            placeholder="/contact"
            onChange={({ target }) => setLink(target.value.trim())}
          />
        </AskDialog>
      )}
    </div>
  );
}
