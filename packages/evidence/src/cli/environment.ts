import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

// As the server does: the environment, and before it the file .env in the folder one stands in.
if (existsSync('.env')) process.loadEnvFile('.env')

const read = (key: string) => process.env[key] || undefined

/** Settings of the commands; `.env.example` says what each is for. An empty value counts as not set. */
export const environment = {
  dataFolder: resolve(read('DATA_DIR') ?? '.data'),
  ncbiApiKey: read('NCBI_API_KEY'),
  eutilsBaseUrl: read('EUTILS_BASE_URL') ?? 'https://eutils.ncbi.nlm.nih.gov/entrez/eutils',
  pubmedFilesBaseUrl: read('PUBMED_FILES_BASE_URL') ?? 'https://ftp.ncbi.nlm.nih.gov/pubmed',
  trialsBaseUrl: read('TRIALS_BASE_URL') ?? 'https://clinicaltrials.gov/api/v2',
}
