/**
 * English function words: they say nothing about the subject of a question or a document, so index and search leave them out.
 * Negations too: what a study found is read from its sentences, not matched by 'no' and 'not'.
 */
export const stopWords: ReadonlySet<string> = new Set(
  `a about above after again against all also am among an and any are as at be because been before being below between both but by
  can cannot could did do does doing done down during each either ever few for from further had has have having he her here hers
  herself him himself his how however i if in into is it its itself just let me might more most must my myself neither no nor not of
  off on once only or other ought our ours ourselves out over own per same shall she should so some such than that the their theirs
  them themselves then there therefore these they this those through thus to too under until up upon us very was we were what when
  where whether which while who whom whose why will with within without would yet you your yours yourself yourselves`.split(
    /\s+/u,
  ),
)
