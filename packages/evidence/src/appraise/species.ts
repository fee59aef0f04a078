const animalTitle =
  /\b(?:mice|mouse|rats?|murine|rabbits?|zebrafish|drosophila|canine|dogs?|porcine|pigs?|piglets?|ovine|sheep|bovine|rodents?|macaques?|hamsters?|guinea pigs?|swine|caenorhabditis|chick embryos?|in vitro|ex vivo|cell lines?|knockout|xenografts?)\b/iu
const animalBody =
  /\b(?:(?:wistar|sprague[- ]dawley|male|female|adult|knockout|transgenic|nude|C57BL\/6J?|BALB\/c) (?:\w+ )?(?:mice|rats)|mice were|rats were|in mice|in rats|mouse model|rat model|cell lines? (?:were|was)|cultured (?:cells|\w+ cells)|in vitro)\b/iu
const peopleWords =
  /\b(?:patients?|participants?|women|men|children|volunteers|adults|infants|subjects|humans|cohort|individuals)\b/iu

/** The MeSH term or words that say the subjects were animals or cells; undefined for work on people. */
export function findAnimals(mesh: readonly string[], title: string, body: string): string | undefined {
  const human = mesh.includes('Humans')
  if (mesh.includes('Animals') && !human) return 'MeSH: Animals'
  if (human) return undefined
  const inTitle = animalTitle.exec(title)?.[0]
  if (
    inTitle !== undefined &&
    !/\b(?:patients|women|children|volunteers|assisted|bites?|allergy|allergies|adults)\b/iu.test(title)
  )
    return inTitle
  const inBody = animalBody.exec(body)?.[0]
  return inBody !== undefined && !peopleWords.test(`${title} ${body}`) ? inBody : undefined
}
