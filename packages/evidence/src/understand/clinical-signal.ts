/** Endings of diseases, findings, operations and of drug names by their international stem (WHO INN stem book). */
const clinicalEnding =
  /(?:itis|osis|aemia|emia|uria|algia|pathy|plegia|paresis|ectomy|otomy|ostomy|plasty|oscopy|graphy|genic|carcinoma|sarcoma|lymphoma|blastoma|oma|penia|philia|rrhoea|rrhea|rrhage|trophy|iasis|mab|nib|statin|prazole|sartan|pril|olol|gliptin|gliflozin|glutide|xaban|gatran|parin|cillin|mycin|floxacin|azole|vir|tidine|setron|triptan|gepant|zumab|ximab|cept|ciclib|rafenib|parib|lukast|terol|tropium|sone|solone|caine|barbital|azepam|azolam|oxetine|mustine|platin|rubicin|taxel|poetin|grastim|kinra|dronate|trapib|lirsen|nersen|siran|dipine|zosin|cycline|vaptan|coxib|penem|fibrate|glitazone|relin)$/u

/** Whether a folded word ends as the names of drugs, diseases, findings and operations do. */
export function hasClinicalEnding(folded: string): boolean {
  return folded.length > 5 && clinicalEnding.test(folded)
}

/** Requests for something other than an answer from evidence; they may well name a disease. */
const otherRequest =
  /^\W*(?:please |can you |could you |now )?(?:write|compose|draft|sing|tell me a (?:joke|story)|translate|code|program|draw|paint|rap|ignore (?:all|the|your|previous)|pretend|act as|role-?play|repeat after|generate (?:an? )?(?:poem|story|song|code|image)|play )\b|\b(?:poem|haiku|limerick|joke|recipe for (?!success)|lyrics|python script|javascript|sql query|system prompt|world cup|stock price|bitcoin|weather forecast|horoscope|president of|prime minister|capital (?:city )?of|exchange rate)\b/iu

/** Orders to the program that answers, not questions to it: whoever plants them wants another behaviour. */
const orderToProgram: readonly RegExp[] = [
  /^\W*(?:system|assistant|developer|admin|root)\s*[:>]/iu,
  /\byou are (?:now|no longer)\b|\bfrom now on,? you\b|\b(?:new|your) (?:role|persona|instructions?) (?:is|are)\b/iu,
  /\b(?:ignore|disregard|forget|override|bypass)\b[^.?!]{0,40}\b(?:instructions?|rules?|prompts?|guardrails|polic(?:y|ies)|safety|above|filters?)\b/iu,
  /\b(?:print|reveal|show|repeat|output|list|leak|tell me)\b[^.?!]{0,30}\b(?:prompt|instructions|configuration|api keys?|passwords?|source code|guideline files|hidden)\b/iu,
  /\b(?:ignora|dimentica|tralascia)\w*\b[^.?!]{0,40}\b(?:istruzioni|regole|indicazioni)\b/iu,
  /\b(?:ignorier|vergiss|missacht)\w*[^.?!]{0,40}\b(?:anweisungen|regeln|vorgaben|instruktionen)\b/iu,
  /\b(?:ignora|olvida|omite)\w*\b[^.?!]{0,40}\b(?:instrucciones|reglas|normas)\b/iu,
  /\b(?:invent|make up|fabricate)\b[^.?!]{0,30}\b(?:citations?|references?|pmids?|stud(?:y|ies))\b/iu,
]

export function isOtherRequest(question: string): boolean {
  return otherRequest.test(question) || orderToProgram.some((pattern) => pattern.test(question))
}
