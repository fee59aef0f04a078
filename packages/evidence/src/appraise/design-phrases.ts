import type { Design } from './study-design.ts'

/** What a phrase says about the design. Rules are tried in order; the first that fits decides. */
export type PhraseRule = { design: Design; pattern: RegExp; unless?: RegExp }

const notRandomised =
  /non-?randomi[sz]ed|not randomi[sz]ed|mendelian randomi[sz]|without randomi[sz]ation|quasi-?randomi[sz]ed/iu
const ofTrials =
  /(?:of|from|in|including) (?:\w+[ -]){0,4}(?:randomi[sz]ed|controlled|clinical) (?:\w+ ){0,3}trials|review/iu

export const retraction =
  /^\W*(?:retract(?:ion|ed)\b|notice of retraction|withdrawn\b|removed\b\W*:|.{0,10}\bretraction (?:notice|note))/iu
export const concern = /^\W*(?:editorial )?expression of concern/iu
export const erratum =
  /^\W*(?:errat(?:um|a)|corrigend(?:um|a)|correction)\b(?!\s+of\b)|\b(?:erratum|corrigendum) (?:to|for)\b/iu
export const reply =
  /^\W*(?:re\b\s*:|(?:in |author'?s?'? |authors?['’]? |the authors? )?(?:reply|response)\W*$|authors?['’]?s? (?:reply|response)|response to\b.{0,30}\b(?:letter|comment|editor)|in response|reply to|comment(?:ary)? ?(?:on|:)|comments? on|letters?\b.{0,12}\b(?:editor|to)|editorial\b|invited (?:commentary|comment|editorial)|commentary\b|correspondence\b|editor['’]?s (?:note|choice|comment)|in memoriam|obituary|news\b|from the editor|viewpoint\b|perspective\s*:)|[:.]\s*(?:a |an )?(?:commentary|editorial|comment|viewpoint|letter to the editor|author reply|reply)\W*$/iu
export const preprintServers =
  /\b(?:biorxiv|medrxiv|arxiv|research square|ssrn|preprints(?:\.org)?|authorea|osf preprints|psyarxiv|chemrxiv|scielo preprints)\b/iu
/** 'P123. Title' is a poster's number; 'TICH-2: title' is a trial's name. */
export const conferenceAbstract =
  /^\W*(?:\[?abstract\]?\s*[#\w-]*\d+\b|(?:poster|oral)\s+(?:abstract|presentation)?\s*[#\w-]*\d|[A-Z]{1,2}-?\d{2,4}\.\s)/u
export const protocolTitle =
  /\b(?:study|trial|review|research|statistical analysis) protocol\b|\bprotocols? (?:for|of) (?:an?|the|this)\b|\bprotocol\W*$|\bprotocol\s*:|:\s*(?:a )?protocol\b|\brationale(?:,| and| &)(?: study| trial)? design\b|\bdesign(?:,| and| &) (?:rationale|methods?|baseline)\b|\b(?:statistical analysis plan|study design and rationale)\b/iu
export const futureOnly =
  /\b(?:will be (?:randomi[sz]ed|recruited|enrolled|included|randomly|conducted|invited|assigned|allocated|assessed|compared|performed)|this (?:protocol|trial will|study will)|(?:we|trial|study) (?:will|aims? to) (?:recruit|enrol|randomi[sz]e))\b/iu

/** A title of this kind outranks a missing publication type. */
export const titleRules: readonly PhraseRule[] = [
  { design: 'opinion', pattern: reply },
  { design: 'opinion', pattern: erratum },
  {
    design: 'guideline',
    pattern:
      /\b(?:clinical |practice |clinical practice |\w+ )guidelines?\s*(?:\(|:|for|on|of|from|update|\d{4}|\W*$)|\b(?:consensus|position|policy|scientific|society|joint|expert) (?:statement|document|paper|recommendations?|guidance|report|guidelines?)\b|\bexpert consensus\b|\bpractice parameters?\b|\brecommendations? (?:from|of|by) (?:the|an)\b|\b(?:delphi|international|multidisciplinary) consensus\b|recommendation statement/iu,
    unless:
      /adherence|implementation|compliance|impact of|evaluation of|quality of|knowledge|attitudes|effect|compar|concordan|review|before and after|uptake|survey|according to|versus|trial\b|cohort|based on|awareness|barriers|dissemination/iu,
  },
  {
    design: 'systematic-review-of-trials',
    pattern:
      /\bmeta-?\s?analys[ei]s\b|\bmetaanalys[ei]s\b|\bsystematic (?:literature )?reviews?\b|\bsystematically review|\bpooled analys[ei]s of (?:\w+[ -]){0,4}(?:trials|studies)|\bumbrella review|\boverview of (?:systematic )?reviews|\bindividual[- ](?:patient|participant)[- ](?:data|level)|\bsystematic overview\b|\bmeta-?regression\b|\bcochrane (?:review|database)/iu,
    unless: /\bcase report\b|^\W*how to\b|guide to|methodolog|software|quality of (?:systematic|reporting)/iu,
  },
  {
    design: 'case-report',
    pattern: /\b(?:and|with) (?:a )?(?:brief )?(?:review of (?:the )?literature|literature review)\W*$/iu,
  },
  {
    design: 'narrative-review',
    pattern:
      /\b(?:narrative|scoping|literature|critical|clinical|mini|state[- ]of[- ]the[- ]art|comprehensive|integrative|brief|concise|rapid|historical|current|topical|selective|contemporary|focused)[- ]?(?:literature )?reviews?\b|\breviews? of (?:the )?(?:\p{L}+ ){0,4}(?:literature|evidence|current)|[:–-]\s*(?:an? )?(?:\w+[ -]){0,3}(?:review|overview|update|primer|perspective)\b(?! of (?:\d|medical|records|cases|charts|our))|^\W*(?:an? )?(?:review|overview|update) (?:of|on)\b(?! (?:\d|medical|records|our))/iu,
    unless:
      /case report|retrospective|peer review|chart review|record review|review board|reviewers?\b|\bcases?\b.{0,20}review|randomi[sz]ed/iu,
  },
  {
    design: 'clustered-or-crossover-trial',
    pattern:
      /\b(?:cluster|group|community|practice|village|school)[- ,]*randomi[sz]ed|\bcluster[- ]?(?:RCT|trial|crossover)|\bstepped[- ]wedge\b|\b(?:cross-?over|crossed over)\b.{0,40}\b(?:trial|study|design|comparison)|\brandomi[sz]ed.{0,60}\bcross-?over\b/iu,
    unless: ofTrials,
  },
  {
    design: 'randomised-trial',
    pattern:
      /\brandomi[sz]ed\b.{0,80}\b(?:trial|study|comparison|evaluation|controlled|assessment|experiment|investigation)|\b(?:trial|study|comparison)\b.{0,60}\brandomi[sz]ed\b|\brandomi[sz]ed[- ,]+(?:controlled|clinical|double|single|open|placebo)|\bdouble[- ]?blind|\bplacebo[- ]controlled|\b(?:RCT)\b|\brandomi[sz]ed (?:\w+ ){0,3}of\b/iu,
    unless: new RegExp(
      `${ofTrials.source}|${notRandomised.source}|\\bcohort\\b(?!.*randomi[sz]ed (?:controlled |clinical )?trial\\W*$)`,
      'iu',
    ),
  },
  {
    design: 'case-report',
    pattern:
      /\b(?:a |an |rare |unusual |first )?case reports?\b|\breport of (?:a|one|two|three|1|2|3) (?:rare )?cases?\b|[:–-]\s*(?:a |an )?(?:rare |unusual |interesting )?case (?:of|study|report|presentation)\b|^\W*(?:a|an) (?:\w+ ){0,3}case of\b|\bcase study of a\b|\bin a (?:\d+-year-old |\w+ ){0,2}(?:patient|child|woman|man|neonate|infant|boy|girl|adolescent)\b(?! population)|\bin an? (?:\w+ ){1,3}recipient\b|\ba (?:child|patient|woman|man|boy|girl) with\b/iu,
    unless: /case[- ]control|qualitative|randomi[sz]ed|n-of-1/iu,
  },
  {
    design: 'case-series',
    pattern:
      /\bcase[- ]series\b|\breport of (?:\d+|four|five|six|seven|eight|nine|ten) cases\b|\bseries of \d+|\b\d+ cases\b/iu,
    unless: /case[- ]control/iu,
  },
  {
    design: 'diagnostic-accuracy',
    pattern:
      /\bdiagnostic (?:test )?(?:accuracy|performance|value|yield|utility|validity|efficacy)\b|\b(?:sensitivity and specificity|accuracy of|test accuracy|screening accuracy|screening performance)\b/iu,
    unless: /meta-?analy|systematic/iu,
  },
  {
    design: 'prediction-rule',
    pattern:
      /\b(?:(?:clinical )?(?:prediction|decision|predictive|prognostic|risk)[- ](?:rules?|models?|scores?|nomograms?)|nomogram|risk stratification score)\b.{0,80}\b(?:validat|deriv|develop)|\b(?:derivation|development|validation)\b.{0,80}\b(?:prediction|decision|prognostic|risk)[- ]?(?:rules?|models?|scores?|tool)|\bprediction rule\b/iu,
  },
  {
    design: 'case-control',
    pattern:
      /\bcase[- ](?:control(?:led)?|referent|crossover|cohort) (?:study|analysis|design|investigation)?|\bcase[- ]control\b/iu,
  },
  {
    design: 'retrospective-cohort',
    pattern:
      /\bretrospective(?:ly)?\b|\b(?:claims|administrative|registry|health record|electronic (?:health|medical) record)s?[- ](?:based|data|database|analysis)|\bchart review\b/iu,
  },
  {
    design: 'cross-sectional',
    pattern:
      /\bcross[- ]sectional\b|\bprevalence of\b|\b(?:national|online|questionnaire|population|postal|web-based)[- ]?(?:based )?survey\b|\bsurvey (?:of|study|among)\b/iu,
  },
  {
    design: 'cohort',
    pattern:
      /\b(?:prospective|population[- ]based|longitudinal|nationwide|observational|birth|inception|follow-?up)\b.{0,30}\b(?:cohort|study|analysis|registry)\b|\bcohort (?:study|analysis)\b|\bcohort\b|\blongitudinal\b/iu,
  },
  {
    design: 'non-randomised-trial',
    pattern:
      /\bnon-?randomi[sz]ed\b|\bquasi-?(?:experiment|randomi)|\bcontrolled clinical trial\b|\bcontrolled before|\binterrupted time series\b/iu,
  },
  {
    design: 'single-arm-trial',
    pattern:
      /\b(?:single[- ](?:arm|group)|phase (?:I{1,2}|1|2|I\/II|1\/2|1b|Ib|2a|IIa)\b|dose[- ]escalation|open[- ]label|pilot trial|before[- ](?:and[- ])?after|pre-?post)\b/iu,
    unless: /randomi[sz]ed/iu,
  },
]

/** Phrases in the abstract, tried when publication types and title do not tell. */
export const abstractRules: readonly PhraseRule[] = [
  {
    design: 'narrative-review',
    pattern:
      /\b(?:this|the present|our|the current) (?:\w+ )?review (?:article )?(?:aims?|aimed|will|summari[sz]es?|discuss|focus|describ|examin|highlight|provid|address|covers|outlin|present|explor|consider|is to|was to)/iu,
    unless:
      /systematic|meta-?analy|PRISMA|cochrane|randomi[sz]ed trials (?:were|that)|chart review|medical records/iu,
  },
  {
    design: 'guideline',
    pattern:
      /\b(?:this|these|the present|updated|new|our) (?:\w+[ -]){0,4}(?:guidelines?|practice parameters?|consensus statements?|position (?:statement|paper))\b.{0,80}\b(?:provides?|recommends?|presents?|summari[sz]es?|offers?|addresses|updates?|replaces|is intended|was developed|were developed|gives?)\b|\b(?:expert panel|guideline (?:panel|committee|development group)|task force|working group)\b.{0,60}\b(?:recommends?|formulated|developed|agreed|suggests?|issued|made)\b/iu,
    unless: /\bretrospective|randomly assigned|we (?:surveyed|evaluated|compared)\b/iu,
  },
  {
    design: 'systematic-review-of-trials',
    pattern:
      /\b(?:systematic(?:ally)? (?:literature )?(?:review|search(?:ed)?)|meta-?analys[ei]s (?:was|were|of)|random[- ]effects? (?:model|meta)|we (?:systematically )?searched (?:the )?(?:MEDLINE|PubMed|EMBASE|Cochrane|\w+ (?:database|and))|(?:PubMed|MEDLINE|Embase|EMBASE|Cochrane)\b[^.]{0,120}\b(?:were|was) searched|(?:search(?:es|ed)? (?:of|in|was|were|the)?)[^.]{0,60}\b(?:PubMed|MEDLINE|Embase|EMBASE|Scopus|CINAHL|Web of Science|Cochrane)\b|\bPRISMA\b)/iu,
    unless: /\brandomly assigned\b/iu,
  },
  {
    design: 'clustered-or-crossover-trial',
    pattern:
      /\bcluster[- ]?randomi[sz]ed|\bstepped[- ]wedge\b|\b(?:randomi[sz]ed?|random order|placebo|blind)\b[^.]{0,80}\bcross-?over\b|\bcross-?over\b[^.]{0,60}\b(?:randomi|trial|design|placebo|blind)|\bclusters? (?:were|was) (?:randomi|randomly)|\b(?:in|to) (?:a |an )?(?:randomi[sz]ed|random|counter-?balanced)(?:,? counter-?balanced)? (?:order|sequence)\b|\bin random (?:order|sequence)\b|\brandomi[sz]ed order\b|\brandom sequence of\b/iu,
    unless: notRandomised,
  },
  {
    design: 'randomised-trial',
    pattern:
      /\b(?:randomly (?:assigned|allocated|divided|assign|allocate|distributed|separated|grouped|categori[sz]ed|received|enrolled)|(?:were|was|been|be|or|and|then|we|women|patients|participants|subjects|children) (?:equally |prospectively |centrally |further )?randomi[sz]ed\b|randomi[sz]ed,? (?:\w+[- ,]+){0,6}(?:trial|study|into|to(?! be))\b|\brandomi[sz]ed (?:controlled|clinical)|random (?:allocation|assignment)|double[- ]blind(?:ed)?,? (?:\w+[- ,]+){0,3}(?:placebo|trial|study|random)|(?:received|assigned) (?:\w+ ){0,6}or placebo\b|randomi[sz]ation (?:was|list|sequence|ratio)|(?:assigned|allocated|divided|grouped|received|treated|distributed)[^.]{0,60}? (?:randomly|at random)\b|randomly (?:and \w+ )?(?:treated|divided|given)|\brandomi[sz]ed,? (?:\w+[- ]){0,2}(?:placebo|double|single|parallel|open|two|three|allocation|fashion|manner))/iu,
    unless:
      /\bnon-?randomi[sz]ed|mendelian randomi|(?:retrospective|secondary) (?:cohort|analysis|study)|randomly (?:selected|sampled)(?!.*randomly (?:assigned|allocated))/iu,
  },
  {
    design: 'case-report',
    pattern:
      /\b(?:we (?:herein )?(?:report|describe|present)|this (?:paper|article|report) (?:reports|describes|presents)|here(?:in)?,? we (?:report|describe|present)|is (?:reported|described|presented))\b[^.]{0,90}\b(?:a (?:rare |unusual |unique |novel )?case|the case|a patient|case of|a \d+[- ]year[- ]old|two (?:cases|patients)|an infant)\b|\b(?:a|an) \d{1,2}[- ](?:year|month|week|day)s?[- ]old (?:\w+ ){0,3}(?:man|woman|boy|girl|male|female|patient|child|infant|neonate|lady|gentleman)\b[^.]{0,80}\b(?:presented|was (?:admitted|referred|diagnosed|found|brought)|with|who)\b/iu,
    unless: /\b(?:cohort|randomi[sz]ed|case[- ]control|cross-sectional)\b/iu,
  },
  {
    design: 'diagnostic-accuracy',
    pattern:
      /\bsensitivity\b[^.]{0,80}\bspecificity\b[^.]{0,80}\d|\bdiagnostic (?:accuracy|performance)\b|\b(?:reference|gold) standard\b[^.]{0,120}\bsensitiv/iu,
    unless: /\bmice\b|\brats\b|limit of detection|sensitivity analys/iu,
  },
  {
    design: 'case-control',
    pattern:
      /\bcase[- ](?:control|referent)\b|\b(?:matched|healthy) controls?\b[^.]{0,80}\b(?:cases|patients)\b[^.]{0,80}\bodds/iu,
  },
  {
    design: 'prediction-rule',
    pattern:
      /\b(?:derivation|training|development) (?:cohort|set|sample)\b[^.]*\b(?:validation|test) (?:cohort|set|sample)\b|\bexternally validated\b/iu,
  },
  {
    design: 'retrospective-cohort',
    pattern:
      /\bretrospective(?:ly)?\b|\b(?:medical|patient|hospital|clinical) (?:records|charts) (?:were|of|from)|\bchart review\b|\b(?:claims|administrative|electronic (?:health|medical) records?|registry) (?:data|database)\b|\bdatabase\b[^.]{0,60}\b(?:patients|identified|cohort)/iu,
  },
  {
    design: 'cohort',
    pattern:
      /\b(?:prospective(?:ly)?|longitudinal|population-based|nationwide|inception|birth)\b[^.]{0,50}\b(?:cohort|stud(?:y|ied)|follow|enrolled|recruited|collected|registr)|\bcohort (?:study|of|was|included|comprised)|\bcohort\b|\bfollowed[- ]up (?:for )?(?:\d|a (?:mean|median))|follow-up (?:period )?(?:of|was)[^.]{0,25}\d/iu,
  },
  {
    design: 'cross-sectional',
    pattern:
      /\bcross[- ]sectional\b|\bquestionnaires? (?:was|were)\b|\b(?:surveyed|survey) (?:of|was|\d)|\b(?:online|postal|telephone|national) survey\b|\bprevalence of\b|\bsemi-?structured interviews?\b|\bfocus groups?\b|\bqualitative\b/iu,
  },
  {
    design: 'non-randomised-trial',
    pattern:
      /\bnon-?randomi[sz]ed\b|\bquasi-?experiment|\bcontrolled (?:clinical )?(?:trial|study)\b|\binterrupted time series\b|\bcontrol group\b/iu,
  },
  {
    design: 'single-arm-trial',
    pattern:
      /\b(?:single[- ]arm|single[- ]group|phase (?:I|II|1|2|I\/II|Ib|IIa)\b[^.]{0,40}(?:trial|study)|open[- ]label|dose[- ]escalation|before and after (?:the )?(?:treatment|intervention|surgery|training)|pre-?\/?post)/iu,
  },
  {
    design: 'case-series',
    pattern:
      /\b(?:this|a|our|retrospective|present|large) (?:\w+ )?case series\b|\bcase series (?:of|study)\b|\b(?:consecutive )(?:patients|cases|eyes)\b/iu,
  },
  {
    design: 'narrative-review',
    pattern:
      /\b(?:this|the (?:present|current)|our|present) (?:\w+ ){0,3}(?:review|overview)\b|\b(?:we|authors?) (?:\w+ ){0,2}(?:review|summari[sz]e|discuss|outline|highlight)\b(?!ed)|\b(?:is|are|will be|were) (?:\w+ )?(?:reviewed|discussed|summari[sz]ed|highlighted|outlined)\b|\b(?:this|the) (?:article|paper|chapter|manuscript) (?:\w+ )?(?:reviews|discusses|summari[sz]es|provides|describes|outlines|highlights|examines|focuses|explores|will)\b|\bin this (?:article|paper|review|chapter)\b|\b(?:recent|current) (?:advances|progress|knowledge|understanding|literature|developments)\b/iu,
  },
]
