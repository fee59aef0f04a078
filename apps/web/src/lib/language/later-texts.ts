/** The texts of pages that few visits begin with, listed apart: the others have no use for the names of their files. */
export const laterTexts = import.meta.glob<object>(
  '../../locales/*/{accuracy,ai,answer-record,controls,circle,conversation,dashboard,evidence,notifications,onboarding,people,reading,reference,second-opinion,settings,sign-in,summary,tools,watch}.json',
  { import: 'default' },
)
