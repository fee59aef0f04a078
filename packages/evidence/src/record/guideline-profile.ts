import type { Document } from '../corpus/document.ts'
import { contentTerms } from '../text/terms.ts'
import { isOfChildren } from '../concepts/child.ts'
import type { Lexicon, LexiconConcept } from '../understand/lexicon/lexicon.ts'
import type { Profile } from './evidence-record.ts'
import { conceptsIn } from './named-concepts.ts'
import { situationsIn } from './told-situations.ts'
import { usesInText } from './uses.ts'

const oldestChild = 17

/** 'Asthma in children', 'Bronchiolitis'. */
function isForChildren(concept: LexiconConcept): boolean {
  return concept.concerns.includes('children') || isOfChildren(concept)
}

const isPeople = (type: string) => type === 'condition' || type === 'population' || type === 'outcome'

/** What sets a body apart names drugs to be wary of as well as those it advises: 'clarithromycin: QT, statins'. */
const isBeside = ({ label }: Document['sections'][number]) => label === 'Key differences'

/** What a body's advice is about: its topic names the people, its words what is advised. */
export function guidelineProfile(document: Document, lexicon: Lexicon): Profile {
  const topic = document.guideline?.topic ?? document.title
  const onTopic = conceptsIn(topic, lexicon)
  const advised = document.sections.flatMap(({ text }) => conceptsIn(text, lexicon))
  const beside = document.sections.filter(isBeside).flatMap(({ text }) => conceptsIn(text, lexicon))
  const acts = [
    ...onTopic,
    ...document.sections
      .filter((section) => !isBeside(section))
      .flatMap(({ text }) => conceptsIn(text, lexicon)),
  ].filter(({ type }) => !isPeople(type))
  const problems = onTopic.filter(({ type }) => isPeople(type))
  const words = [document.title, topic, ...document.sections.map(({ text }) => text)]
  return {
    problems: [...new Set(problems.map(({ term }) => term))],
    widerProblems: [...new Set(problems.flatMap(({ broader }) => broader))],
    includes: [...new Set(advised.filter(({ type }) => type === 'condition').map(({ term }) => term))],
    excluded: [],
    limits: [],
    acts: [...new Set(acts.map(({ term }) => term))],
    actClasses: [],
    controls: [],
    controlClasses: [],
    isInactiveControl: false,
    contrasts: [],
    uses: usesInText(document.sections.map(({ text }) => text).join(' ')),
    background: [
      ...new Set(
        beside.filter((each) => !isPeople(each.type) && !acts.includes(each)).map(({ term }) => term),
      ),
    ],
    outcomes: [],
    ageYears: {
      min: /\bin adults\b/iu.test(topic) ? 18 : null,
      max: problems.some(isForChildren) ? oldestChild : null,
    },
    sex: 'any',
    isPregnancy: /pregnan|labour|birth|antenatal|eclampsia|postpartum/iu.test(topic),
    situations: situationsIn([topic], lexicon),
    mentions: [...new Set(words.flatMap((text) => conceptsIn(text, lexicon).map(({ term }) => term)))],
    stems: [...new Set([...words, ...(document.guideline?.asked ?? [])].flatMap(contentTerms))],
  }
}
