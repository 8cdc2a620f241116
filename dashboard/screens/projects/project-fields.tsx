import { limits } from '@blazon/contract/limits.ts';
import { Input, Textarea } from '../../parts/field.tsx';

export interface ProjectDraft {
  readonly name: string;
  readonly description: string;
}

interface ProjectFieldsProps {
  readonly draft: ProjectDraft;
  readonly onChange: (draft: ProjectDraft) => void;
  readonly problems: { readonly name: string | null; readonly description: string | null };
}

export function ProjectFields({ draft, onChange, problems }: ProjectFieldsProps) {
  return (
    <>
      <Input
        label="Name"
        value={draft.name}
        onChange={(event) => onChange({ ...draft, name: event.currentTarget.value })}
        error={problems.name}
        maxLength={limits.nameLength}
        required
        autoComplete="off"
      />
      <Textarea
        label="Description"
        hint="For you and your team; it does not change what is drawn."
        value={draft.description}
        onChange={(event) => onChange({ ...draft, description: event.currentTarget.value })}
        error={problems.description}
        maxLength={limits.descriptionLength}
        rows={3}
      />
    </>
  );
}
