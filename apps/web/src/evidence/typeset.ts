/** Between these two a line must not break: a figure and its unit, the ends of an interval, a share of people. */
const inseparable =
  /(?<=\d) (?=(?:%|g|mg|kg|µg|mcg|mL|ml|L|mmol|mmHg|mm|cm|IU|h|min)(?![\p{L}\d]))|(?<=\d) (?=(?:to|bis|a|in|su|de|von) \d)|(?<=\d (?:to|bis|a|in|su|de|von)) (?=\d)|(?<=\d\s?%) (?=CI\b)|(?<=\bCI) (?=\d)/gu

/** Text as a printer sets it: what belongs together stays on one line. Only spaces change, so that it reads and copies as it was. */
export function typeset(text: string): string {
  return text.replaceAll(inseparable, '\u00a0')
}

/** A record's criteria are typed with the signs of a keyboard. */
export function writeSigns(text: string): string {
  return typeset(text)
    .replaceAll('>=', '≥')
    .replaceAll('<=', '≤')
    .replaceAll(/(?<=[≥≤]) /gu, '\u00a0')
}
