/** The texts of pages that few visits begin with, listed apart: the others have no use for the names of their files. */
export const laterTexts = import.meta.glob<object>(
  '../../locales/*/{accuracy,ai,answer-record,controls,circle,conversation,dashboard,evidence,notifications,onboarding,people,reference,second-opinion,settings,summary,tools}.json',
  { import: 'default' },
)
