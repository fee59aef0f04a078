/** Parts of a sentence that may tell the opposite of each other. */
const parting = /[;:]|\.\s|, (?:but|although|while|and)\b/u

/** Said of a harm that did not come with the treatment, or came less often. */
const reassuring =
  /\bnot (?:clearly )?(?:more (?:frequent|often)|different)|\b(?:less|fewer) (?:often|frequent)|\bequally rare\b|\babout as frequent\b|\bnot clearly (?:more|differ)|\bdid not (?:clearly )?differ\b|\buncommon\b|\bsmaller with\b|\bwere not$/u

/** Whether all that a curator wrote of harms tells that there were not more of them: then it argues for the treatment, not against. */
export function isReassuring(harms: string): boolean {
  return harms
    .replace(/\.\s*$/u, '')
    .split(parting)
    .every((part) => reassuring.test(part.trim()))
}
