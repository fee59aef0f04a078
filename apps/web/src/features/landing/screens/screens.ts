import answerDark from './answer-dark.webp'
import answerLight from './answer-light.webp'
import clinicalDark from './clinical-dark.webp'
import clinicalLight from './clinical-light.webp'
import consensusDark from './consensus-dark.webp'
import consensusLight from './consensus-light.webp'
import guidelineDark from './guideline-dark.webp'
import guidelineLight from './guideline-light.webp'

/** A picture of a screen in both themes, with its size in CSS pixels; each is twice as fine. */
export type Screen = { light: string; dark: string; width: number; height: number }

const phone = { width: 340, height: 480 }

/** Taken of the product by `node e2e/render-screens.mjs`. */
export const agentScreens: Readonly<Record<string, Screen>> = {
  clinical: { light: clinicalLight, dark: clinicalDark, ...phone },
  consensus: { light: consensusLight, dark: consensusDark, ...phone },
  guideline: { light: guidelineLight, dark: guidelineDark, ...phone },
}

export const answerScreen: Screen = { light: answerLight, dark: answerDark, width: 1440, height: 800 }
