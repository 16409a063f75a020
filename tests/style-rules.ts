/** A rule of a style sheet with its own declarations. */
export interface StyleRule {
  /** The selectors and at-rules from the outermost to this one. */
  path: string[];
  /** The last of `path` when it is a selector, else "". */
  selector: string;
  declarations: [property: string, value: string][];
}

/** Every rule of a sheet of nested CSS, in order; a rule counts once, its nested rules after it. */
export function styleRules(css: string): StyleRule[] {
  const pieces = css.replace(/\/\*.*?\*\//gs, "").match(/"[^"]*"|'[^']*'|[{};]|[^{};"']+/g) ?? [];
  const rules: StyleRule[] = [];
  const open: StyleRule[] = [];
  let text = "";
  for (const piece of pieces) {
    if (piece === "{") {
      const prelude = text.trim().replace(/\s+/g, " ");
      const rule = {
        path: [...(open.at(-1)?.path ?? []), prelude],
        selector: prelude.startsWith("@") ? "" : prelude,
        declarations: [],
      };
      rules.push(rule);
      open.push(rule);
    } else if (piece === "}" || piece === ";") {
      const [, property, value] = /^\s*([\w-]+)\s*:\s*(.*?)\s*$/s.exec(text) ?? [];
      if (property && value) open.at(-1)?.declarations.push([property, value]);
      if (piece === "}") open.pop();
    } else {
      text += piece;
      continue;
    }
    text = "";
  }
  return rules;
}

/** The colours that CSS has names for. https://www.w3.org/TR/css-color-4/#named-colors */
export const colourNames = new Set(
  `aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood
cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray
darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen
darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue
firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew
hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan
lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray
lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue mediumorchid
mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream
mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen
paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple rebeccapurple red rosybrown royalblue
saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue slategray slategrey snow springgreen
steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow yellowgreen`.split(/\s+/),
);
