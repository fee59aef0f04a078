/** What a text is embedded for: many models read a question and what may answer it in two ways. */
export type EmbeddingRole = 'query' | 'passage'

/** How a model is told the role of a text: by words before it (E5, BGE), or by `input_type` beside it (Voyage, Cohere, NIM). */
export type RoleTold = { prefix?: string | undefined; inputType?: string | undefined }

export type EmbeddingSettings = {
  baseUrl: string
  name: string
  apiKey?: string | undefined
  /** A role that is not told is sent as it is. */
  roles?: Partial<Record<EmbeddingRole, RoleTold>> | undefined
}

/** The operator's keys as they are called in every environment; `.env.example` says what each is for. */
type EmbeddingKeys = Partial<
  Record<
    | 'EMBEDDING_BASE_URL'
    | 'EMBEDDING_NAME'
    | 'EMBEDDING_API_KEY'
    | 'EMBEDDING_QUERY_PREFIX'
    | 'EMBEDDING_PASSAGE_PREFIX'
    | 'EMBEDDING_QUERY_TYPE'
    | 'EMBEDDING_PASSAGE_TYPE',
    string | undefined
  >
>

/** The embedding model an environment names; undefined where it names none. The server and the commands read the same. */
export function toEmbeddingSettings(keys: EmbeddingKeys): EmbeddingSettings | undefined {
  const { EMBEDDING_BASE_URL: baseUrl, EMBEDDING_NAME: name, EMBEDDING_API_KEY: apiKey } = keys
  if (baseUrl === undefined || name === undefined) return undefined
  return {
    baseUrl,
    name,
    apiKey,
    roles: {
      query: { prefix: keys.EMBEDDING_QUERY_PREFIX, inputType: keys.EMBEDDING_QUERY_TYPE },
      passage: { prefix: keys.EMBEDDING_PASSAGE_PREFIX, inputType: keys.EMBEDDING_PASSAGE_TYPE },
    },
  }
}
