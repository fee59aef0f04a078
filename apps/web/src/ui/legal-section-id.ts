/** Where a section of a legal text stands on its page, for links to it: 'Who may use Auscult' is 'who-may-use-auscult'. */
export function legalSectionId(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-|-$/gu, '')
}
