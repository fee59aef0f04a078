import type { Language } from '@auscult/contract/language.ts'

export const claimNames = [
  'less',
  'more',
  'good',
  'safe',
  'bad',
  'advised',
  'no-difference',
  'divided',
  'gap',
  'weak',
  'strong',
] as const

/** What a clause says happened, or how sure it is. */
export type Claim = (typeof claimNames)[number]

export type Cues = {
  claims: Record<Claim, RegExp>
  /** Turns what follows into its absence: 'did not reduce' is no reduction. */
  negation: RegExp
  /** What stands after it is what something was compared with. */
  comparison: RegExp
  /** Where one clause may end and another begin, besides punctuation. */
  joint: RegExp
}

/** Starts of words, since endings carry number and gender only; a stroke ends an alternative. */
function startsOf(words: string): RegExp {
  return new RegExp(String.raw`(?<!\p{L})(?:${words})`, 'iu')
}

/** Whole words. */
function wordsOf(words: string): RegExp {
  return new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, 'iu')
}

export const cuesByLanguage: Record<Language, Cues> = {
  en: {
    claims: {
      less: startsOf(
        'reduc|lower(?:ed|s|ing)?\\b|fewer|less\\b|decreas|prevent|cut\\b|halv|diminish|shorten|declin|fell\\b|protect',
      ),
      more: startsOf(
        'increas|rais(?:e|ed|es|ing)\\b|higher|more\\b|greater|prolong|longer|doubl|elevat|rose\\b',
      ),
      good: startsOf(
        'benefi|effective|efficac|improv|better|superior|support|favou?r|help|cure|work(?:s|ed)?\\b|promis|best\\b|excellent|outstanding|ideal|perfect|miracl|wonder|breakthrough|remarkabl|unmatched|proven|advantage|success',
      ),
      safe: startsOf('safe(?:r|ly)?\\b|safety|well tolerated|tolerab|harmless|risk[- ]free'),
      bad: startsOf(
        'kill|harm(?!less)|wors|inferior|ineffective|unsafe|danger|toxic|adverse|argues? against|speaks? against|casts? doubt|fail(?:s|ed)?\\b|poison|deadly|lethal|useless|disadvantage|futile',
      ),
      advised: startsOf(
        'recommend|should|must\\b|indicated|first[- ](?:line|choice|step)|prefer|advis|prescrib|choose|give (?:it|all|every)|take (?:it|this)|switch|stop(?:ping|ped)?\\b|avoid|contraindicat|withh[eo]ld|start(?:ing|ed)? (?:all|every|now)',
      ),
      'no-difference': startsOf(
        'no(?:t)? (?:clear |significant(?:ly)? |statistically significant )?differ|similar|non-?inferior|equivalen|comparable|unchanged|unaffected|no effect|neutral|neither',
      ),
      divided: startsOf('divided|conflict|mixed|inconsisten|disagree|contradict|controvers|heterogen'),
      gap: startsOf(
        'no stud|not (?:been )?studied|no (?:direct )?evidence|does not settle|unknown|uncertain|unclear|no trial|closest evidence|untested|insufficient',
      ),
      weak: startsOf(
        'limited|weak|low[- ](?:quality|certainty)|hints?\\b|indirect|preliminar|tentative|casts? doubt',
      ),
      strong: startsOf(
        'strong|high[- ](?:quality|certainty)|conclusive|definitive|robust|overwhelming|undisput|certain(?:ly|ty)?\\b|guarante|without doubt|always|never',
      ),
    },
    negation: wordsOf("not|no|nor|neither|never|without|cannot|failed to|lack of|absence of|\\w+n['’]t"),
    comparison: wordsOf(
      'compared (?:with|to)|than|versus|vs|over|against|relative to|rather than|instead of',
    ),
    joint: wordsOf('and|but|while|whereas|although|though|however|or|yet|which|that'),
  },
  it: {
    claims: {
      less: startsOf(
        'rid(?:uc|uzion|ott|usse)|diminu|abbass|calo|meno\\b|minor|previen|preven|inferiore a|accorci|protegg|dimezz',
      ),
      more: startsOf(
        'aument|increment|più(?!\\p{L})|piu\\b|maggior|innalz|prolung|elevat|raddoppi|superiore a',
      ),
      good: startsOf(
        'benefic|vantagg|effica(?!c\\w+ limit)|miglior|meglio|superior|sosten|sostien|favor|aiut|cur(?:a|are) definit|guari|promett|ottim|eccellent|perfett|miracol|ideale|successo',
      ),
      safe: startsOf('sicur|ben tollerat|innocu|tollerab'),
      bad: startsOf(
        'uccid|uccis|dann|peggior|inferior|ineffica|pericol|tossic|avvers|depone contro|contro\\b|dubbi|fallit|inutil|letal|nociv|svantagg',
      ),
      advised: startsOf(
        'raccomand|dovrebb|deve|devono|indicat|prima (?:linea|scelta)|prefer|consigli|prescriv|evita|controindic|sospen|somministr|assum(?:a|ete|i)\\b|passi (?:a|al)|scegli',
      ),
      'no-difference': startsOf(
        'nessuna (?:chiara |significativa )?differenz|simil|non inferior|equivalen|paragonabil|invariat|alcuna differenz|neutr',
      ),
      divided: startsOf('divis|contrast|discord|contradd|incoerent|controvers'),
      gap: startsOf(
        'nessuno studio|nessuna prov|non (?:è stat|e stat|sono stat)\\w* studiat|sconosciut|incert|non risolv|insufficient|più vicin',
      ),
      weak: startsOf('limitat|debol|bassa (?:qualità|certezza)|indirett|preliminar|accenn|suggeri|dubbi'),
      strong: startsOf(
        'fort|solid|alta (?:qualità|certezza)|conclusiv|definitiv|robust|schiaccian|certament|senza dubbio|garant|sempre|mai\\b',
      ),
    },
    negation: wordsOf('non|né|nè|nessun[oa]?|senza|mai|mancanza di|assenza di'),
    comparison: wordsOf(
      'rispetto a\\w*|rispetto all\\w*|contro|anziché|invece di|confronto (?:a|con)\\w*|versus|vs',
    ),
    joint: wordsOf('e|ed|ma|mentre|sebbene|però|tuttavia|o|che|bensì'),
  },
  de: {
    claims: {
      less: startsOf(
        '(?:ver|ge)?(?:senk|ring|minder)|gesunken|sank|reduz|weniger|niedriger|verhinder|verhüte|beug|vorbeug|verkürz|schütz|halbier|abnahme|rückgang',
      ),
      more: startsOf(
        'erhöh|steig|stieg|gestieg|mehr\\b|höher|vermehrt|verläng|größer|zunahme|verdoppel|zunehm',
      ),
      good: startsOf(
        'nutz|nütz|wirksam|wirkt|vorteil|besser|verbesser|überlegen|stütz|sprech(?:en|t)? für|spricht für|begünstig|hilf|heil|erfolg|ausgezeichnet|ideal|perfekt|wunder|bahnbrech|bewährt',
      ),
      safe: startsOf('sicher(?!heitshalber)|gut verträglich|verträglich|harmlos|unbedenklich|risikolos'),
      bad: startsOf(
        'töt|getötet|schad|schäd|schlechter|verschlechter|unterlegen|unwirksam|gefähr|toxi|unerwünscht|nebenwirk|gegen\\b|zweifel|versag|tödlich|nutzlos|nachteil',
      ),
      advised: startsOf(
        'empf(?:ehl|ohl|iehl)|soll|muss|müss|indizier|angezeigt|erstlinie|erste[rn]? wahl|bevorzug|verordn|verschreib|vermeid|kontraindiz|gegenanzeig|absetz|geben sie|nehmen sie|wechseln sie',
      ),
      'no-difference': startsOf(
        'kein(?:en|e)? (?:klare[rn]? |deutliche[rn]? |signifikante[rn]? )?unterschied|ähnlich|nicht(?:-| )?unterlegen|gleichwertig|vergleichbar|unverändert|ohne unterschied|neutral',
      ),
      divided: startsOf('geteilt|widersprüch|uneinheit|uneinig|gespalten|umstritten|gemischt'),
      gap: startsOf(
        'keine (?:hier gezeigte )?(?:studie|evidenz|belege)|nicht untersucht|unbekannt|unsicher|unklar|beantwort\\w+ die frage nicht|klärt? die frage nicht|am nächsten|unzureichend',
      ),
      weak: startsOf(
        'begrenzt|schwach|geringe (?:qualität|sicherheit)|indirekt|vorläufig|hinweis|deutet|zweifel|eingeschränkt',
      ),
      strong: startsOf(
        'stark|hohe (?:qualität|sicherheit)|schlüssig|endgültig|belastbar|überwältig|zweifellos|garant|immer\\b|nie\\b|niemals|eindeutig',
      ),
    },
    negation: wordsOf('nicht|kein\\w*|weder|noch|ohne|nie|niemals|fehlend\\w*'),
    comparison: wordsOf('im vergleich (?:zu|mit)\\w*|gegenüber|als|verglichen mit|statt|anstelle|versus|vs'),
    joint: wordsOf('und|aber|während|obwohl|jedoch|oder|sondern|dass|die|der|das'),
  },
  es: {
    claims: {
      less: startsOf(
        'red(?:uc|uj)|dismin|menos\\b|menor|previen|preven|baj(?:a|ó|an|aron)(?!\\p{L})|acort|proteg|descens|descend',
      ),
      more: startsOf('aument|increment|más(?!\\p{L})|mas\\b|mayor|elev|prolong|duplic|subi'),
      good: startsOf(
        'benefici|ventaj|efica|mejor|superior|respald|apoy|favor|ayud|cura(?:r|n)?\\b|promet|óptim|excelent|perfect|milagr|ideal|éxito',
      ),
      safe: startsOf('segur|bien tolerad|inocu|tolerab'),
      bad: startsOf(
        'mat(?:ó|a|an|aron)(?!\\p{L})|asesin|dañ|daño|perjudic|peor|empeor|inferior|inefica|peligr|tóxic|advers|en contra|contra\\b|duda|fracas|inútil|letal|nociv|desventaj',
      ),
      advised: startsOf(
        'recom(?:end|iend)|deb(?:e|en|ería|erían)\\b|indicad|primera (?:línea|elección)|prefer|prefier|aconsej|prescrib|evit|contraindic|suspend|administr|tome\\b|cambie\\b|elija|elegir',
      ),
      'no-difference': startsOf(
        'ninguna diferenc|sin diferenc|no (?:hubo |hay )?(?:una )?diferenc|similar|no inferior|equivalent|comparable|sin cambios|neutr',
      ),
      divided: startsOf('dividid|contradic|discrep|inconsistent|controvert|enfrentad'),
      gap: startsOf(
        'ningún estudio|ninguna prueba|no se ha\\w* estudiad|desconocid|inciert|no resuelv|no zanj|insuficient|más cercan',
      ),
      weak: startsOf('limitad|débil|baja (?:calidad|certeza)|indirect|preliminar|sugier|apunt|duda'),
      strong: startsOf(
        'fuert|sólid|alta (?:calidad|certeza)|concluyent|definitiv|robust|abrumador|sin duda|garant|siempre|nunca|jamás|firme',
      ),
    },
    negation: wordsOf('no|ni|sin|nunca|jamás|ningun[oa]?|ningún|falta de|ausencia de'),
    comparison: wordsOf(
      'en comparación con|comparad[oa]s? con|frente a\\w*|que|respecto a\\w*|en lugar de|versus|vs',
    ),
    joint: wordsOf('y|e|pero|mientras|aunque|sin embargo|o|sino'),
  },
}
