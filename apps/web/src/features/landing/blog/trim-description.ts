const shownCharacters = 130

/** At most 130 characters, counted as a reader sees them, and an ellipsis where something was left out. */
export function trimDescription(text: string): string {
  const characters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment)
  return characters.length <= shownCharacters
    ? text
    : `${characters.slice(0, shownCharacters).join('').trimEnd()}…`
}
