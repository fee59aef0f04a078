/** Animals that are only ever the subjects of a study. */
const animals =
  /\b(?:mice|mouse|rats?|murine|rabbits?|zebrafish|drosophila|rodents?|macaques?|hamsters?|guinea pigs?|caenorhabditis|chick embryos?|knockout|piglets?|sows|alpacas|broilers?|cattle|calves|horses|cats)\b/iu
/** Words that also name materials and methods used in people: 'bovine graft', 'in vitro fertilisation'. */
const materials =
  /\b(?:dogs?|porcine|pigs?|ovine|sheep|bovine|swine(?! (?:flu|influenza))|in vitro(?! fertili[sz]ation)|ex vivo|cell lines?|xenografts?)\b/iu
const animalMentions =
  /\b(?:mice|mouse|rats?|murine|rabbits?|zebrafish|cell lines?|cultured \w+|in vitro(?! fertili[sz]ation)|knockout|wild[- ]type|C57BL|transgenic|sprague[- ]dawley|wistar)\b/giu
const people =
  /\b(?:patients?|participants?|women|men|children|volunteers|adults|infants|subjects|humans|individuals|people|clinical)\b/giu
const namesPeople =
  /\b(?:patients|women|men|children|volunteers|bites?|allerg(?:y|ies|ic)|adults|infants|subjects|people|humans?)\b/iu

/**
 * The MeSH term or words that say the subjects were animals or cells; undefined for work on people. An abstract on mice often
 * closes with what it may mean for patients, so mentions are counted against each other.
 */
export function findAnimals(mesh: readonly string[], title: string, body: string): string | undefined {
  const isHuman = mesh.includes('Humans')
  if (mesh.includes('Animals') && !isHuman) return 'MeSH: Animals'
  if (isHuman) return undefined
  if (!namesPeople.test(title)) {
    const animal = animals.exec(title)?.[0]
    if (animal !== undefined) return animal
    const material = materials.exec(title)?.[0]
    if (material !== undefined && !namesPeople.test(body)) return material
  }
  const mentions = body.match(animalMentions) ?? []
  return mentions.length >= 2 && mentions.length > (body.match(people)?.length ?? 0) ? mentions[0] : undefined
}
