/** Words by which a study's conclusion says no to what was asked. */
export const refusal =
  /\b(?:insufficient|lack(?:s|ed|ing)? |unnecessary|unlikely|unable|cannot|could not|no (?:need|reason|role|place|longer|correlation|relation\w*|link|significant|increased?|difference|evidence|association|effect|benefit|impact|influence)|not (?:\w+ ){0,2}?(?:recommend\w*|justif\w*|warrant\w*|necessar\w*|need\w*|required?|indicat\w*|support\w*|useful|helpful|predict\w*|correlat\w*|relat\w*|reliabl\w*|suitable|adequate\w*|sufficient\w*|caus\w*|confirm\w*|contraindicat\w*|preclude|sensitive|accurate\w*|appropriate|allow|play|depend\w*|add|represent\w*)|should not|does not|do not|did not|failed|fails|neither|nor|none|poor(?:ly)?|inadequate\w*|low(?:er)? (?:sensitivity|accuracy|agreement)|ineffective|inaccurate|unreliable|limited (?:value|role|use|benefit)|questionable|little|rarely|seldom|regardless|independent of|irrespective|deficit|fell short|overestimat\w*|underestimat\w*|without|instead of|rather than|misconception|inappropriate)\b/iu
export const negation =
  /\b(?:not|no|neither|nor|none|cannot|without|fail(?:s|ed|ure)? to|lack(?:s|ed|ing)? (?:of )?|unable to|unlikely|insufficient|little|rarely|abandon\w*|hardly)\b/iu
/** Negations that take nothing back. */
export const noDenial =
  /\b(?:not only|not necessarily|with or without|no doubt|although|while) (?:[^,.;]{0,80}\bnot\b[^,.;]{0,80},)?|\bhas not (?:yet )?been\b|\bfurther\b[^.]*\b(?:stud|research|investigation|trial)\w*/giu
/** Words by which it says yes. */
export const assent =
  /\b(?:effective\w*|improv\w*|benefi\w*|useful|valuable|feasible|possible|safe(?:ly)?|reliabl\w*|accura\w*|valid|appropriate|adequate|acceptable|successful\w*|superior|better|advantage\w*|promising|excellent|good|helpful|suitable|sufficient|can be (?:\w+ )?(?:used|performed|recommended|considered|achieved|predicted)|confirm\w*|support\w*|recommend\w*|should be|important|necessary|needed|required|warrant\w*|justif\w*|reduc\w*|prevent\w*|offers?)\b/iu
/** Words by which it says so with care, in part, or with a turn. */
export const hedge =
  /\b(?:may|might|could|seems?|appears?|suggest\w*|possibl[ey]|potential\w*|perhaps|probabl[ey]|likely)\b/iu
export const restriction =
  /\b(?:only|some|certain|selected|subgroups?|subsets?|partial(?:ly)?|depend(?:s|ing) on|in part|modest\w*|moderate\w*|mixed|but not|not all|not always|not necessarily|in (?:women|men|boys|girls|those|patients with)|except|varie[sd]|if|when|unless|half|in the short term|under (?:these|the|certain))\b/iu
/** What was found holds for some and not for others. */
export const forSome =
  /\bonly (?:in |for |among |of )?(?:some|certain|selected|half|a (?:few|minority|subset|subgroup))\b|\bin some but not (?:all|others|in)\b/iu
export const turn = /\b(?:but|however|although|though|while|whereas|despite|nevertheless|yet|only)\b/iu

/** What the question asks for: of these a finding of no difference, or of doing without, is the yes or the no. */
export const asksSameness =
  /\b(?:safe\w*|feasib\w*|same|similar\w*|equivalen\w*|equal\w*|comparable|as (?:\w+ )?as|non-?inferior\w*|compar(?:e|es|ison)|alternative|replac\w*|substitut\w*|reliabl\w*|agree\w*|without|enough|sufficient|adequate\w*|accura\w*|valid\w*|possible)\b/iu
export const asksNeed =
  /\b(?:necessar\w*|need\w*|necessit\w*|require\w*|mandatory|indispensable|essential|always|routine\w*|really|still|justif\w*|indicated|worth\w*|should)\b/iu
export const asksHarm =
  /\b(?:contraindicat\w*|harm\w*|danger\w*|risk\w*|advers\w*|wors\w*|impair\w*|compromis\w*|threat|problem|complicat\w*|limit\w*|barrier|jeopardi[sz]e|delay\w*|mortality|detriment\w*|negativ\w*|obsolete|myth|overestimat\w*|underestimat\w*)\b/iu
export const asksDifference =
  /\b(?:differ\w*|disparit\w*|change[sd]?|influenc\w*|affect\w*|alter\w*|impact\w*|effects?|matter|role|vary|variation|depend\w*)\b/iu
