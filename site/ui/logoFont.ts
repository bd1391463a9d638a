const INTER = "'Inter Variable', system-ui, sans-serif"

/** System stacks; every other key is set in Inter. */
const SYSTEM: Record<string, string> = {
  georgia: "Georgia, 'Times New Roman', serif",
  'times-new-roman': "'Times New Roman', Times, serif",
  arial: 'Arial, Helvetica, sans-serif',
  helvetica: 'Helvetica, Arial, sans-serif',
}

/** The CSS font stack of a logo font key. */
export const logoFont = (key: string): string => (Object.hasOwn(SYSTEM, key) && SYSTEM[key]) || INTER
