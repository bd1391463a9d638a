/** Maximum size of all parts of a zip file that are read, after they are inflated. */
export const MAX_INFLATED_BYTES = 60_000_000
/** Maximum number of entries in a zip file. */
export const MAX_ENTRIES = 3000
/** Maximum number of elements in a file. A text of 200,000 characters has far fewer. */
export const MAX_ELEMENTS = 400_000
/** Deeper elements are refused. Less deep elements are flattened. */
export const MAX_ELEMENT_DEPTH = 1000
/** Signs of quotes and lists at the start of a line of Markdown, and levels of its nodes. */
export const MAX_MARKDOWN_DEPTH = 100
/** Maximum number of elements in a part of a Word file, which has several for each word. */
export const MAX_XML_ELEMENTS = 3_000_000
