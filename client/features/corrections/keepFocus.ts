/** Keeps the caret in the text while a card is clicked. For `onMouseDown`. */
export const keepFocus = (event: { preventDefault: () => void }): void => event.preventDefault()
