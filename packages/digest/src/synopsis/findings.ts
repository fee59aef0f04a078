import type { Appraisal } from '@auscult/evidence/appraise/appraisal.ts'

/** What leans on the sentence before says little alone, and of other people than it seems. */
const leaning =
  /^(?:(?:of|in|among|for|with|from|at|after|by|all|most|some|none|one|half|both|the (?:vast )?majority|the rest|each|many|several) (?:of )?)*(?:these|those(?! (?:who|with|in|of|from|aged|without|receiving|given|assigned|treated)\b)|that|their|its|his|her|hers|they|them|it(?! (?:is|was|has been|appears|seems) (?:\p{L}+ ){0,5}that\b)|he|she|such|both(?= (?:was|were|are|is|had|have|of)\b)|similar(?:ly)?|others?|(?:the )?(?:same|latter|former|remaining|rest|others?)|this(?! (?:study|trial|review|analysis|cohort|meta-analysis|survey|randomi[sz]ed|prospective|retrospective)\b))\b/iu

/** 'The change was not significant for either.' */
const openEnd =
  /\b(?:for|in|between|of|with|to) (?:either|both|neither|each|these|those|them|others?|it)[.?!]$/iu

/** That something was more, changed, goes with or differs from something. */
const compares =
  /\b(?:higher|lower|greater|less|fewer|better|worse|longer|shorter|faster|slower|larger|smaller|earlier|later|superior|(?:non-?)?inferior\w*|similar|comparable|equivalent|more|increased?s?|increasing|decreased?s?|reduc(?:ed|es|tions?)|improv(?:ed|es|ements?)|declin(?:ed|es|e)|prevented|prevents|worsened|prolonged|shortened|lowered|raised|rose|fell|doubled|tripled|halved|attenuated|alleviated|relieved|suppressed|(?<!-)enhanced|associat(?:ed|ions?)|correlat(?:ed|es|ions?)|predict(?:ed|ors?|s|ive)|linked (?:to|with)|related to|relationship|odds|hazard|likely|likelihood|differ(?:ed|s|ent|ences?)?|distinguished|discriminated|agree(?:d|ment)|affect(?:ed|s)?|influenced|effects? (?:on|was|were)|effective|efficacious|risks? (?:of(?! bias)|was|were|for|ratio|difference|factors?)|significant(?:ly)?)\b/iu
/** That something happened, or how often, to those who were looked at. */
const happened =
  /\b(?:occurr(?:ed|ence)|developed|died|deaths?|survived|survival|mortality|achieved|experienced|reported|responded|response|recovered|relapsed?|recurr(?:ed|ence)|progress(?:ed|ion)|prevalence|incidence|rates?|frequen(?:t|cy|tly)|sensitivity|specificity|accuracy|area under|auc|detected|identified|found|showed|revealed|demonstrated|indicated|emerged|success\w*|complications?|adverse|healed|resolved|remission|diagnosed|failed|failure|tolerated|safe)\b/iu

/** 'Studies examining the effect of …': what was asked, whatever came of it. */
const ofQuestion =
  /\b(?:examin|assess|evaluat|investigat|explor|stud(?:y|i)|analy[sz]|compar|estimat|test)\w* (?:(?:the|an|any|for|whether|possible) )*(?:\p{L}+ )?(?:effects?|influence|associations?|relationship|differences?|efficacy|predictors?|risks?|correlations?)\b/giu
/** What a guideline has for a finding. */
const advises =
  /\b(?:recommend(?:s|ed|ations?)?|suggest(?:s|ed)?|should|preferred|first-line|suitable|(?:strong|conditional) recommendation)\b/iu

/** Who took part, by age, sex and origin, and what they had at the start: no finding, whatever is compared in it. */
const ofPeopleAtStart =
  /^(?:preoperatively|pre-treatment|before (?:surgery|treatment)|at (?:baseline|inclusion|admission|enrolment|enrollment)),|^(?:The )?(?:participants?|patients?|sample|subjects|cohorts?|study population|respondents) (?:included|comprised|consisted|were (?:aged|predominantly|mostly))\b|\bbaseline (?:characteristics|demographics|data|features)\b|\b(?:mean|median|average) age (?:\([^)]*\) )?(?:was|were|of|at)\b|\b(?:majority|most|predominantly|half|third|\d+(?:\.\d+)?%\)?)[^.;]{0,40}\b(?:were|was)? ?(?:from (?:the )?\p{L}+|female|male|women|men|girls|boys|white|caucasian|married)\b/iu
/** What was done to find something out. */
const ofProcedure =
  /\b(?:(?:inclusion|eligibility) criteria|eligible|enrol+(?:ed|ment)|recruit(?:ed|ment)|interviewed|surveyed|invited|screened|lost to follow|followed (?:up )?for|observed for|follow-?up (?:was|of|time|period|duration)|complete(?:d)? (?:the|a)|participated|took part|took place|response rate|responded to (?:the|our)|comprised|comprises|consisted|consists|based on|(?:were|was) (?:included|excluded|analy[sz]ed|available|randomi[sz]ed|randomly|allocated|assigned|identified|retrieved|obtained|collected|performed|conducted|reviewed|applied|calculated|measured|assessed|evaluated|tested|examined|used|selected|treated|asked|given|administered|created|constructed|built|trained))\b|\b(?:we|panel|study|review|authors|investigators|reviewers|researchers) (?:selected|extracted|examined|assessed|evaluated|investigated|compared|reviewed|performed|conducted|applied|used|analy[sz]ed|included|searched|identified|measured|collected|estimated)\b/iu

/**
 * Whether a sentence of results tells a finding: that something happened, changed, differs or goes together. Who took part and what was done is
 * none, and nor is what leans on a sentence that is not told.
 */
export function tellsFinding(
  text: string,
  { design, effect, directionSentence }: Pick<Appraisal, 'design' | 'effect' | 'directionSentence'>,
): boolean {
  if (leans(text)) return false
  if (design === 'guideline') return advises.test(text) && !ofProcedure.test(text)
  if ((effect !== null && text.includes(effect.text)) || text === directionSentence) return true
  if (ofPeopleAtStart.test(text)) return false
  return compares.test(text.replaceAll(ofQuestion, '')) || (happened.test(text) && !ofProcedure.test(text))
}

/** Whether a sentence says nothing without the one before it. */
export function leans(text: string): boolean {
  return leaning.test(text) || openEnd.test(text)
}
