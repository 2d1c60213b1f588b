import type { Catalog } from '../catalog.ts';

export const pertenencia: Catalog['pertenencia'] = {
  portal: '整个门户',
  ayuda: '属于整个门户的内容，所有公司都可查看和分配。属于某公司的内容，只有涵盖该公司的访问权限才能查看和更改。',
  soloLectura: '此内容属于整个门户：只有不受限制的管理员才能更改。您可以查看和分配。',
  aEmpresa: '将属于{empresa}：仅限其他公司的访问权限将无法再查看和分配。已分配到的人员予以保留。',
  aPortal: '将属于整个门户：所有访问权限都可查看和分配，受限的访问权限不能更改。',
  errores: {
    portal: '此内容属于整个门户：只有不受限制的管理员才能更改。',
    otra: '此内容属于您的访问权限之外的公司。',
    elija: '请选择其所属公司。',
    ninguna: '您的访问权限没有可供其所属的公司。',
    cambio: '只有不受限制的管理员才能更改内容的所属。',
    copia: '副本与其原件属于同一公司。',
    parte: '“{parte}”属于某公司，而“{contenedor}”不属于该公司，因此不能包含它，也不能以它为前提。',
    tema: '请选择您公司的主题。',
    ajena: '不再属于您的访问权限所涵盖的公司。',
  },
};
