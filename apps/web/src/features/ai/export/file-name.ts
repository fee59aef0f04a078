const longestSubject = 48

/** 'auscult-does-dapagliflozin-reduce-hospitalisation-2026-11-20.ris': plain letters, whole words. */
export function fileNameFor(question: string, takenAt: string, ending: string): string {
  const words = question
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/gu)
  let subject = ''
  for (const word of words ?? []) {
    if (subject.length + word.length + 1 > longestSubject) break
    subject += `-${word}`
  }
  return `auscult${subject}-${takenAt.slice(0, 10)}.${ending}`
}
