import 'i18next'
import type access from '../../locales/en-GB/access.json'
import type accuracy from '../../locales/en-GB/accuracy.json'
import type ai from '../../locales/en-GB/ai.json'
import type answerRecord from '../../locales/en-GB/answer-record.json'
import type circle from '../../locales/en-GB/circle.json'
import type controls from '../../locales/en-GB/controls.json'
import type conversation from '../../locales/en-GB/conversation.json'
import type dashboard from '../../locales/en-GB/dashboard.json'
import type evidence from '../../locales/en-GB/evidence.json'
import type layout from '../../locales/en-GB/layout.json'
import type notifications from '../../locales/en-GB/notifications.json'
import type secondOpinion from '../../locales/en-GB/second-opinion.json'
import type settings from '../../locales/en-GB/settings.json'
import type signIn from '../../locales/en-GB/sign-in.json'
import type onboarding from '../../locales/en-GB/onboarding.json'
import type people from '../../locales/en-GB/people.json'
import type reading from '../../locales/en-GB/reading.json'
import type reference from '../../locales/en-GB/reference.json'
import type summary from '../../locales/en-GB/summary.json'
import type tools from '../../locales/en-GB/tools.json'
import type watch from '../../locales/en-GB/watch.json'
import type ui from '../../locales/en-GB/ui.json'

// A text that is missing, or a name that is misspelt, is a type error.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'ui'
    resources: {
      access: typeof access
      accuracy: typeof accuracy
      ai: typeof ai
      'answer-record': typeof answerRecord
      circle: typeof circle
      controls: typeof controls
      conversation: typeof conversation
      dashboard: typeof dashboard
      evidence: typeof evidence
      layout: typeof layout
      notifications: typeof notifications
      'second-opinion': typeof secondOpinion
      settings: typeof settings
      'sign-in': typeof signIn
      onboarding: typeof onboarding
      people: typeof people
      reading: typeof reading
      // Ids come from the server.
      reference: Record<keyof typeof reference, Record<string, string>>
      summary: typeof summary
      tools: typeof tools
      watch: typeof watch
      ui: typeof ui
    }
  }
}
