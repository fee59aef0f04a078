const ownStudy =
  /\b(?:our (?:results?|findings?|data|study|analys\w+|observations?)|these (?:results|findings|data)|(?:the )?results (?:show|indicate|suggest|demonstrate|of this)|we (?:\w+ly )?(?:found|show(?:ed)?|report(?:ed)?|investigated?|studied|study|examined?|compared?|used?|measured?|evaluated?|assess(?:ed)?|analy[sz]ed?|developed|identif(?:ied|y)|observed?|performed?|conducted|demonstrated?|tested|collected|proposed?|present(?:ed)?|estimated?|determined?|have (?:determined|found|shown|identified|developed)|argue|recruited|enrolled|included)|this (?:study|work|trial|experiment)|(?:present|current) study|p\s?[<=>]\s?0?\.|n\s?=\s?\d)/iu
const pastTense = /\b(?:was|were) (?:\w+ly )?(?:\w+ed|shown|found|made|done|given|taken|seen)\b/giu

/** Whether an abstract tells of work the authors did; a review may tell of a few things that were done. */
export function reportsOwnStudy(body: string): boolean {
  return ownStudy.test(body) || (body.match(pastTense)?.length ?? 0) >= 3
}
